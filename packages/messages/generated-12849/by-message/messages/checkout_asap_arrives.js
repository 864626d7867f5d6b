/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Asap_ArrivesInputs */

const en_ca2_checkout_asap_arrives = /** @type {(inputs: Checkout_Asap_ArrivesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At your door around ${i?.time}`)
};

const fr_ca2_checkout_asap_arrives = /** @type {(inputs: Checkout_Asap_ArrivesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`À votre porte vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "At your door around {time}" |
*
* @param {Checkout_Asap_ArrivesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_asap_arrives = /** @type {((inputs: Checkout_Asap_ArrivesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Asap_ArrivesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_asap_arrives(inputs)
	return en_ca2_checkout_asap_arrives(inputs)
});