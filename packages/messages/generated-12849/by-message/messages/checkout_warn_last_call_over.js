/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Warn_Last_Call_OverInputs */

const en_ca2_checkout_warn_last_call_over = /** @type {(inputs: Checkout_Warn_Last_Call_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Last call has passed.`)
};

const fr_ca2_checkout_warn_last_call_over = /** @type {(inputs: Checkout_Warn_Last_Call_OverInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`L’heure des dernières commandes est passée.`)
};

/**
* | output |
* | --- |
* | "Last call has passed." |
*
* @param {Checkout_Warn_Last_Call_OverInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_warn_last_call_over = /** @type {((inputs?: Checkout_Warn_Last_Call_OverInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Warn_Last_Call_OverInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_warn_last_call_over(inputs)
	return en_ca2_checkout_warn_last_call_over(inputs)
});