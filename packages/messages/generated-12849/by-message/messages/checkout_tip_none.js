/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Tip_NoneInputs */

const en_ca2_checkout_tip_none = /** @type {(inputs: Checkout_Tip_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`No tip`)
};

const fr_ca2_checkout_tip_none = /** @type {(inputs: Checkout_Tip_NoneInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Aucun`)
};

/**
* | output |
* | --- |
* | "No tip" |
*
* @param {Checkout_Tip_NoneInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tip_none = /** @type {((inputs?: Checkout_Tip_NoneInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tip_NoneInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tip_none(inputs)
	return en_ca2_checkout_tip_none(inputs)
});