/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_CannotInputs */

const en_ca2_queue_cannot = /** @type {(inputs: Queue_CannotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`There’s no signal, and this order can’t wait for one: new cards, wallets, new accounts, school meals, food halls and changes need a connection. Your cart is saved on this device.`)
};

const fr_ca2_queue_cannot = /** @type {(inputs: Queue_CannotInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Il n’y a pas de réseau, et cette commande ne peut pas attendre : nouvelles cartes, portefeuilles, nouveaux comptes, repas scolaires, halles et modifications demandent une connexion. Votre panier est conservé sur cet appareil.`)
};

/**
* | output |
* | --- |
* | "There’s no signal, and this order can’t wait for one: new cards, wallets, new accounts, school meals, food halls and changes need a connection. Your cart is ..." |
*
* @param {Queue_CannotInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_cannot = /** @type {((inputs?: Queue_CannotInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_CannotInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_cannot(inputs)
	return en_ca2_queue_cannot(inputs)
});