/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Suite_Too_OftenInputs */

const en_ca2_order_suite_too_often = /** @type {(inputs: Order_Suite_Too_OftenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You have ordered very often for this suite in the last minute. Please wait a moment; what you ordered before stands.`)
};

const fr_ca2_order_suite_too_often = /** @type {(inputs: Order_Suite_Too_OftenInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous avez commandé très souvent pour cette loge depuis une minute. Veuillez patienter un instant; ce que vous avez déjà commandé tient.`)
};

/**
* | output |
* | --- |
* | "You have ordered very often for this suite in the last minute. Please wait a moment; what you ordered before stands." |
*
* @param {Order_Suite_Too_OftenInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_suite_too_often = /** @type {((inputs?: Order_Suite_Too_OftenInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Suite_Too_OftenInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_suite_too_often(inputs)
	return en_ca2_order_suite_too_often(inputs)
});