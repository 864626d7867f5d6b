/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Finding_Doubt_No_OrdersInputs */

const en_ca2_finding_doubt_no_orders = /** @type {(inputs: Finding_Doubt_No_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Nothing can be ordered from this menu: all kinds of orders are off.`)
};

const fr_ca2_finding_doubt_no_orders = /** @type {(inputs: Finding_Doubt_No_OrdersInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Rien ne peut être commandé de ce menu, car toutes les sortes de commandes sont désactivées.`)
};

/**
* | output |
* | --- |
* | "Nothing can be ordered from this menu: all kinds of orders are off." |
*
* @param {Finding_Doubt_No_OrdersInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const finding_doubt_no_orders = /** @type {((inputs?: Finding_Doubt_No_OrdersInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Finding_Doubt_No_OrdersInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_finding_doubt_no_orders(inputs)
	return en_ca2_finding_doubt_no_orders(inputs)
});