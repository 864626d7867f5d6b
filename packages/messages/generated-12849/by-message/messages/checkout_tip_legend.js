/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Tip_LegendInputs */

const en_ca2_checkout_tip_legend = /** @type {(inputs: Checkout_Tip_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Would you like to leave a tip?`)
};

const fr_ca2_checkout_tip_legend = /** @type {(inputs: Checkout_Tip_LegendInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Voulez-vous laisser un pourboire?`)
};

/**
* | output |
* | --- |
* | "Would you like to leave a tip?" |
*
* @param {Checkout_Tip_LegendInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_tip_legend = /** @type {((inputs?: Checkout_Tip_LegendInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Tip_LegendInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_tip_legend(inputs)
	return en_ca2_checkout_tip_legend(inputs)
});