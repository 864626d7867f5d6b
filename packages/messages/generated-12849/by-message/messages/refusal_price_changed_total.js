/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ total: NonNullable<unknown> }} Refusal_Price_Changed_TotalInputs */

const en_ca2_refusal_price_changed_total = /** @type {(inputs: Refusal_Price_Changed_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`The total is now ${i?.total}. Please review your order before you confirm it.`)
};

const fr_ca2_refusal_price_changed_total = /** @type {(inputs: Refusal_Price_Changed_TotalInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Le total est maintenant de ${i?.total}. Veuillez revoir votre commande avant de la confirmer.`)
};

/**
* | output |
* | --- |
* | "The total is now {total}. Please review your order before you confirm it." |
*
* @param {Refusal_Price_Changed_TotalInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const refusal_price_changed_total = /** @type {((inputs: Refusal_Price_Changed_TotalInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Refusal_Price_Changed_TotalInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_refusal_price_changed_total(inputs)
	return en_ca2_refusal_price_changed_total(inputs)
});