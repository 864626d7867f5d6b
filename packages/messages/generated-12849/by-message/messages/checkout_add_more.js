/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ amount: NonNullable<unknown> }} Checkout_Add_MoreInputs */

const en_ca2_checkout_add_more = /** @type {(inputs: Checkout_Add_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Add ${i?.amount} more`)
};

const fr_ca2_checkout_add_more = /** @type {(inputs: Checkout_Add_MoreInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Ajouter encore ${i?.amount}`)
};

/**
* | output |
* | --- |
* | "Add {amount} more" |
*
* @param {Checkout_Add_MoreInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_add_more = /** @type {((inputs: Checkout_Add_MoreInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Add_MoreInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_add_more(inputs)
	return en_ca2_checkout_add_more(inputs)
});