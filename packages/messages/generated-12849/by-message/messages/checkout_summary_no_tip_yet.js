/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Checkout_Summary_No_Tip_YetInputs */

const en_ca2_checkout_summary_no_tip_yet = /** @type {(inputs: Checkout_Summary_No_Tip_YetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not chosen yet`)
};

const fr_ca2_checkout_summary_no_tip_yet = /** @type {(inputs: Checkout_Summary_No_Tip_YetInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore choisi`)
};

/**
* | output |
* | --- |
* | "Not chosen yet" |
*
* @param {Checkout_Summary_No_Tip_YetInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_summary_no_tip_yet = /** @type {((inputs?: Checkout_Summary_No_Tip_YetInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Summary_No_Tip_YetInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_summary_no_tip_yet(inputs)
	return en_ca2_checkout_summary_no_tip_yet(inputs)
});