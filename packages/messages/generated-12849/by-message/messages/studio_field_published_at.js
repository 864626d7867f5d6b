/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Field_Published_AtInputs */

const en_ca2_studio_field_published_at = /** @type {(inputs: Studio_Field_Published_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Published`)
};

const fr_ca2_studio_field_published_at = /** @type {(inputs: Studio_Field_Published_AtInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Publication`)
};

/**
* | output |
* | --- |
* | "Published" |
*
* @param {Studio_Field_Published_AtInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_field_published_at = /** @type {((inputs?: Studio_Field_Published_AtInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Field_Published_AtInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_field_published_at(inputs)
	return en_ca2_studio_field_published_at(inputs)
});