/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Pin_CommonInputs */

const en_ca2_form_pin_common = /** @type {(inputs: Form_Pin_CommonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This PIN is too easy to guess. Please pick another.`)
};

const fr_ca2_form_pin_common = /** @type {(inputs: Form_Pin_CommonInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Ce NIP est trop facile à deviner. Choisissez-en un autre.`)
};

/**
* | output |
* | --- |
* | "This PIN is too easy to guess. Please pick another." |
*
* @param {Form_Pin_CommonInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_pin_common = /** @type {((inputs?: Form_Pin_CommonInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Pin_CommonInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_pin_common(inputs)
	return en_ca2_form_pin_common(inputs)
});