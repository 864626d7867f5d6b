/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Studio_Field_UnderInputs */

const en_ca2_studio_field_under = /** @type {(inputs: Studio_Field_UnderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Where it is`)
};

const fr_ca2_studio_field_under = /** @type {(inputs: Studio_Field_UnderInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Emplacement`)
};

/**
* | output |
* | --- |
* | "Where it is" |
*
* @param {Studio_Field_UnderInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_field_under = /** @type {((inputs?: Studio_Field_UnderInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Field_UnderInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_field_under(inputs)
	return en_ca2_studio_field_under(inputs)
});