/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Tip_HintInputs */

const en_ca2_checkout_tip_hint = /** @type {(inputs: Checkout_Tip_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calculated before taxes.`)
};

const fr_ca2_checkout_tip_hint = /** @type {(inputs: Checkout_Tip_HintInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Calculé avant les taxes.`)
};

/**
* | output |
* | --- |
* | "Calculated before taxes." |
*
* @param {Checkout_Tip_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tip_hint = /** @type {((inputs?: Checkout_Tip_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tip_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tip_hint(inputs)
	return en_ca2_checkout_tip_hint(inputs)
});