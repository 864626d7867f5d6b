/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Unknown_TextInputs */

const en_ca2_order_unknown_text = /** @type {(inputs: Order_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link may be incomplete. If you’ve just ordered, open the page on the device you ordered from, or give the restaurant your name.`)
};

const fr_ca2_order_unknown_text = /** @type {(inputs: Order_Unknown_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le lien est peut-être incomplet. Si vous venez de commander, ouvrez la page sur l’appareil utilisé pour commander, ou donnez votre nom au restaurant.`)
};

/**
* | output |
* | --- |
* | "The link may be incomplete. If you’ve just ordered, open the page on the device you ordered from, or give the restaurant your name." |
*
* @param {Order_Unknown_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_unknown_text = /** @type {((inputs?: Order_Unknown_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Unknown_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_unknown_text(inputs)
	return en_ca2_order_unknown_text(inputs)
});