/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ value: NonNullable<unknown> }} Studio_Keep_TheirsInputs */

const en_ca2_studio_keep_theirs = /** @type {(inputs: Studio_Keep_TheirsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Theirs: ${i?.value}`)
};

const fr_ca2_studio_keep_theirs = /** @type {(inputs: Studio_Keep_TheirsInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`L’autre : ${i?.value}`)
};

/**
* | output |
* | --- |
* | "Theirs: {value}" |
*
* @param {Studio_Keep_TheirsInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_keep_theirs = /** @type {((inputs: Studio_Keep_TheirsInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Keep_TheirsInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_keep_theirs(inputs)
	return en_ca2_studio_keep_theirs(inputs)
});