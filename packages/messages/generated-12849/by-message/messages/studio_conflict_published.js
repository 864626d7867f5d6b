/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Studio_Conflict_PublishedInputs */

const en_ca2_studio_conflict_published = /** @type {(inputs: Studio_Conflict_PublishedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`It was published as ${i?.value} meanwhile. Which stays?`)
};

const fr_ca2_studio_conflict_published = /** @type {(inputs: Studio_Conflict_PublishedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`La valeur ${i?.value} a été publiée entre-temps. Que garder ?`)
};

/**
* | output |
* | --- |
* | "It was published as {value} meanwhile. Which stays?" |
*
* @param {Studio_Conflict_PublishedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_conflict_published = /** @type {((inputs: Studio_Conflict_PublishedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Conflict_PublishedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_conflict_published(inputs)
	return en_ca2_studio_conflict_published(inputs)
});