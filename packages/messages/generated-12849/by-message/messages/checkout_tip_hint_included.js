/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Tip_Hint_IncludedInputs */

const en_ca2_checkout_tip_hint_included = /** @type {(inputs: Checkout_Tip_Hint_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calculated on prices that include taxes.`)
};

const fr_ca2_checkout_tip_hint_included = /** @type {(inputs: Checkout_Tip_Hint_IncludedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calculé sur des prix taxes comprises.`)
};

/**
* | output |
* | --- |
* | "Calculated on prices that include taxes." |
*
* @param {Checkout_Tip_Hint_IncludedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tip_hint_included = /** @type {((inputs?: Checkout_Tip_Hint_IncludedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tip_Hint_IncludedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tip_hint_included(inputs)
	return en_ca2_checkout_tip_hint_included(inputs)
});