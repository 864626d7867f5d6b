/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ province: NonNullable<unknown>, percent: NonNullable<unknown> }} Studio_Set_Use_UsualInputs */

const en_ca2_studio_set_use_usual = /** @type {(inputs: Studio_Set_Use_UsualInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Use the rate of ${i?.province}, ${i?.percent}`)
};

const fr_ca2_studio_set_use_usual = /** @type {(inputs: Studio_Set_Use_UsualInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prendre le taux de ${i?.province}, ${i?.percent}`)
};

/**
* | output |
* | --- |
* | "Use the rate of {province}, {percent}" |
*
* @param {Studio_Set_Use_UsualInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const studio_set_use_usual = /** @type {((inputs: Studio_Set_Use_UsualInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Studio_Set_Use_UsualInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_studio_set_use_usual(inputs)
	return en_ca2_studio_set_use_usual(inputs)
});