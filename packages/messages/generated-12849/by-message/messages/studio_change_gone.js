/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ name: NonNullable<unknown> }} Studio_Change_GoneInputs */

const en_ca2_studio_change_gone = /** @type {(inputs: Studio_Change_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Removed: ${i?.name}`)
};

const fr_ca2_studio_change_gone = /** @type {(inputs: Studio_Change_GoneInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Retiré : ${i?.name}`)
};

/**
* | output |
* | --- |
* | "Removed: {name}" |
*
* @param {Studio_Change_GoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_change_gone = /** @type {((inputs: Studio_Change_GoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Change_GoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_change_gone(inputs)
	return en_ca2_studio_change_gone(inputs)
});