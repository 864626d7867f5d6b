/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Studio_Keep_PublishedInputs */

const en_ca2_studio_keep_published = /** @type {(inputs: Studio_Keep_PublishedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Published: ${i?.value}`)
};

const fr_ca2_studio_keep_published = /** @type {(inputs: Studio_Keep_PublishedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La valeur publiée : ${i?.value}`)
};

/**
* | output |
* | --- |
* | "Published: {value}" |
*
* @param {Studio_Keep_PublishedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_keep_published = /** @type {((inputs: Studio_Keep_PublishedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Keep_PublishedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_keep_published(inputs)
	return en_ca2_studio_keep_published(inputs)
});