/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Link_CopiedInputs */

const en_ca2_order_link_copied = /** @type {(inputs: Order_Link_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`The link is copied.`)
};

const fr_ca2_order_link_copied = /** @type {(inputs: Order_Link_CopiedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Le lien est copié.`)
};

/**
* | output |
* | --- |
* | "The link is copied." |
*
* @param {Order_Link_CopiedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_link_copied = /** @type {((inputs?: Order_Link_CopiedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Link_CopiedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_link_copied(inputs)
	return en_ca2_order_link_copied(inputs)
});