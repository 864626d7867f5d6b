/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ tip: NonNullable<unknown> }} Checkout_With_Suggested_TipInputs */

const en_ca2_checkout_with_suggested_tip = /** @type {(inputs: Checkout_With_Suggested_TipInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`with our suggested ${i?.tip} tip`)
};

const fr_ca2_checkout_with_suggested_tip = /** @type {(inputs: Checkout_With_Suggested_TipInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`dont ${i?.tip} de pourboire suggéré`)
};

/**
* | output |
* | --- |
* | "with our suggested {tip} tip" |
*
* @param {Checkout_With_Suggested_TipInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_with_suggested_tip = /** @type {((inputs: Checkout_With_Suggested_TipInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_With_Suggested_TipInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_with_suggested_tip(inputs)
	return en_ca2_checkout_with_suggested_tip(inputs)
});