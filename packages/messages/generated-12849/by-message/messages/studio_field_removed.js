/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ field: NonNullable<unknown>, was: NonNullable<unknown> }} Studio_Field_RemovedInputs */

const en_ca2_studio_field_removed = /** @type {(inputs: Studio_Field_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field}: ${i?.was} is removed`)
};

const fr_ca2_studio_field_removed = /** @type {(inputs: Studio_Field_RemovedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.field} : ${i?.was} est retiré`)
};

/**
* | output |
* | --- |
* | "{field}: {was} is removed" |
*
* @param {Studio_Field_RemovedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_field_removed = /** @type {((inputs: Studio_Field_RemovedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Field_RemovedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_field_removed(inputs)
	return en_ca2_studio_field_removed(inputs)
});