/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ dishes: NonNullable<unknown> }} Checkout_Why_AheadInputs */

const en_ca2_checkout_why_ahead = /** @type {(inputs: Checkout_Why_AheadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`We make ${i?.dishes} to order, for a time you choose.`)
};

const fr_ca2_checkout_why_ahead = /** @type {(inputs: Checkout_Why_AheadInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Nous préparons ${i?.dishes} sur commande, pour l’heure de votre choix.`)
};

/**
* | output |
* | --- |
* | "We make {dishes} to order, for a time you choose." |
*
* @param {Checkout_Why_AheadInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const checkout_why_ahead = /** @type {((inputs: Checkout_Why_AheadInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Checkout_Why_AheadInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_checkout_why_ahead(inputs)
	return en_ca2_checkout_why_ahead(inputs)
});