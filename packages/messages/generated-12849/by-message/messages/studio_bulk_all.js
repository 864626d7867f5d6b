/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ section: NonNullable<unknown> }} Studio_Bulk_AllInputs */

const en_ca2_studio_bulk_all = /** @type {(inputs: Studio_Bulk_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose all of ${i?.section}`)
};

const fr_ca2_studio_bulk_all = /** @type {(inputs: Studio_Bulk_AllInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Tout choisir dans ${i?.section}`)
};

/**
* | output |
* | --- |
* | "Choose all of {section}" |
*
* @param {Studio_Bulk_AllInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_all = /** @type {((inputs: Studio_Bulk_AllInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_AllInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_all(inputs)
	return en_ca2_studio_bulk_all(inputs)
});