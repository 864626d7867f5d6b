/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Unreached_TextInputs */

const en_ca2_order_unreached_text = /** @type {(inputs: Order_Unreached_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`We can’t load its page: the network or our server isn’t answering. Nothing is ordered or charged again. We keep trying.`)
};

const fr_ca2_order_unreached_text = /** @type {(inputs: Order_Unreached_TextInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Impossible de charger sa page : le réseau ou notre serveur ne répond pas. Rien n’est commandé ni débité une seconde fois. Nous continuons d’essayer.`)
};

/**
* | output |
* | --- |
* | "We can’t load its page: the network or our server isn’t answering. Nothing is ordered or charged again. We keep trying." |
*
* @param {Order_Unreached_TextInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_unreached_text = /** @type {((inputs?: Order_Unreached_TextInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Unreached_TextInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_unreached_text(inputs)
	return en_ca2_order_unreached_text(inputs)
});