/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ total: NonNullable<unknown> }} Checkout_Prices_AgreeInputs */

const en_ca2_checkout_prices_agree = /** @type {(inputs: Checkout_Prices_AgreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Order for ${i?.total}`)
};

const fr_ca2_checkout_prices_agree = /** @type {(inputs: Checkout_Prices_AgreeInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Commander pour ${i?.total}`)
};

/**
* | output |
* | --- |
* | "Order for {total}" |
*
* @param {Checkout_Prices_AgreeInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_prices_agree = /** @type {((inputs: Checkout_Prices_AgreeInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Prices_AgreeInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_prices_agree(inputs)
	return en_ca2_checkout_prices_agree(inputs)
});