/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ time: NonNullable<unknown> }} Checkout_Asap_LeavesInputs */

const en_ca2_checkout_asap_leaves = /** @type {(inputs: Checkout_Asap_LeavesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ready for the courier around ${i?.time}`)
};

const fr_ca2_checkout_asap_leaves = /** @type {(inputs: Checkout_Asap_LeavesInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Prête à être livrée vers ${i?.time}`)
};

/**
* | output |
* | --- |
* | "Ready for the courier around {time}" |
*
* @param {Checkout_Asap_LeavesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_asap_leaves = /** @type {((inputs: Checkout_Asap_LeavesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Asap_LeavesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_asap_leaves(inputs)
	return en_ca2_checkout_asap_leaves(inputs)
});