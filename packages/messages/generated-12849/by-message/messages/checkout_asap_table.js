/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Asap_TableInputs */

const en_ca2_checkout_asap_table = /** @type {(inputs: Checkout_Asap_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`At your table around ${i?.time}`)
};

const fr_ca2_checkout_asap_table = /** @type {(inputs: Checkout_Asap_TableInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`À votre table vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "At your table around {time}" |
*
* @param {Checkout_Asap_TableInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_asap_table = /** @type {((inputs: Checkout_Asap_TableInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Asap_TableInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_asap_table(inputs)
	return en_ca2_checkout_asap_table(inputs)
});