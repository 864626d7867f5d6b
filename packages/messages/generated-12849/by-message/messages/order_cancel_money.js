/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Cancel_MoneyInputs */

const en_ca2_order_cancel_money = /** @type {(inputs: Order_Cancel_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`You won’t pay for it. If your card was already charged, the money comes back within a few days.`)
};

const fr_ca2_order_cancel_money = /** @type {(inputs: Order_Cancel_MoneyInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Vous ne la paierez pas. Si votre carte a déjà été débitée, le montant vous revient d’ici quelques jours.`)
};

/**
* | output |
* | --- |
* | "You won’t pay for it. If your card was already charged, the money comes back within a few days." |
*
* @param {Order_Cancel_MoneyInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_cancel_money = /** @type {((inputs?: Order_Cancel_MoneyInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Cancel_MoneyInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_cancel_money(inputs)
	return en_ca2_order_cancel_money(inputs)
});