/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Form_ExpiryInputs */

const en_ca2_form_expiry = /** @type {(inputs: Form_ExpiryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This expiry date is invalid.`)
};

const fr_ca2_form_expiry = /** @type {(inputs: Form_ExpiryInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette date d’expiration n’est pas valide.`)
};

/**
* | output |
* | --- |
* | "This expiry date is invalid." |
*
* @param {Form_ExpiryInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_expiry = /** @type {((inputs?: Form_ExpiryInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_ExpiryInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_expiry(inputs)
	return en_ca2_form_expiry(inputs)
});