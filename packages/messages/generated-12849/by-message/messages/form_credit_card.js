/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_Credit_CardInputs */

const en_ca2_form_credit_card = /** @type {(inputs: Form_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This credit card is invalid.`)
};

const fr_ca2_form_credit_card = /** @type {(inputs: Form_Credit_CardInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette carte de crédit n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This credit card is invalid." |
*
* @param {Form_Credit_CardInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_credit_card = /** @type {((inputs?: Form_Credit_CardInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Credit_CardInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_credit_card(inputs)
	return en_ca2_form_credit_card(inputs)
});