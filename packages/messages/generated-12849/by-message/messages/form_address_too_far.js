/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ reach: NonNullable<unknown> }} Form_Address_Too_FarInputs */

const en_ca2_form_address_too_far = /** @type {(inputs: Form_Address_Too_FarInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`This address is too far from the location: we deliver up to ${i?.reach} away.`)
};

const fr_ca2_form_address_too_far = /** @type {(inputs: Form_Address_Too_FarInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Cette adresse est trop loin du restaurant : nous livrons jusqu’à ${i?.reach}.`)
};

/**
* | output |
* | --- |
* | "This address is too far from the location: we deliver up to {reach} away." |
*
* @param {Form_Address_Too_FarInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const form_address_too_far = /** @type {((inputs: Form_Address_Too_FarInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Form_Address_Too_FarInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_form_address_too_far(inputs)
	return en_ca2_form_address_too_far(inputs)
});