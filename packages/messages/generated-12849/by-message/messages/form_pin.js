/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_PinInputs */

const en_ca2_form_pin = /** @type {(inputs: Form_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`A PIN has 4 to 6 digits.`)
};

const fr_ca2_form_pin = /** @type {(inputs: Form_PinInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un NIP compte de 4 à 6 chiffres.`)
};

/**
* | output |
* | --- |
* | "A PIN has 4 to 6 digits." |
*
* @param {Form_PinInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_pin = /** @type {((inputs?: Form_PinInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_PinInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_pin(inputs)
	return en_ca2_form_pin(inputs)
});