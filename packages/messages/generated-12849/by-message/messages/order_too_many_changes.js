/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Too_Many_ChangesInputs */

const en_ca2_order_too_many_changes = /** @type {(inputs: Order_Too_Many_ChangesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`This order was changed many times just now. It stays as it is; please try again in a minute.`)
};

const fr_ca2_order_too_many_changes = /** @type {(inputs: Order_Too_Many_ChangesInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Cette commande vient d’être modifiée plusieurs fois. Elle reste telle quelle; réessayez dans une minute.`)
};

/**
* | output |
* | --- |
* | "This order was changed many times just now. It stays as it is; please try again in a minute." |
*
* @param {Order_Too_Many_ChangesInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_too_many_changes = /** @type {((inputs?: Order_Too_Many_ChangesInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Too_Many_ChangesInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_too_many_changes(inputs)
	return en_ca2_order_too_many_changes(inputs)
});