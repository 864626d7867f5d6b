/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ kind: NonNullable<unknown>, hint: NonNullable<unknown> }} Cart_Code_HintInputs */

const en_ca2_cart_code_hint = /** @type {(inputs: Cart_Code_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kind}: ${i?.hint}`)
};

const fr_ca2_cart_code_hint = /** @type {(inputs: Cart_Code_HintInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`${i?.kind} : ${i?.hint}`)
};

/**
* | output |
* | --- |
* | "{kind}: {hint}" |
*
* @param {Cart_Code_HintInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const cart_code_hint = /** @type {((inputs: Cart_Code_HintInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Cart_Code_HintInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_cart_code_hint(inputs)
	return en_ca2_cart_code_hint(inputs)
});