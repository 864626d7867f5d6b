/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Tip_AmountInputs */

const en_ca2_checkout_tip_amount = /** @type {(inputs: Checkout_Tip_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tip in dollars`)
};

const fr_ca2_checkout_tip_amount = /** @type {(inputs: Checkout_Tip_AmountInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pourboire en dollars`)
};

/**
* | output |
* | --- |
* | "Tip in dollars" |
*
* @param {Checkout_Tip_AmountInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tip_amount = /** @type {((inputs?: Checkout_Tip_AmountInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tip_AmountInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tip_amount(inputs)
	return en_ca2_checkout_tip_amount(inputs)
});