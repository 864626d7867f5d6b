/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Bulk_ChooseInputs */

const en_ca2_studio_bulk_choose = /** @type {(inputs: Studio_Bulk_ChooseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choose ${i?.name}`)
};

const fr_ca2_studio_bulk_choose = /** @type {(inputs: Studio_Bulk_ChooseInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Choisir ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Choose {name}" |
*
* @param {Studio_Bulk_ChooseInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_bulk_choose = /** @type {((inputs: Studio_Bulk_ChooseInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Bulk_ChooseInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_bulk_choose(inputs)
	return en_ca2_studio_bulk_choose(inputs)
});