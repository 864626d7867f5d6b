/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_Slot_Share_UsedInputs */

const en_ca2_order_slot_share_used = /** @type {(inputs: Order_Slot_Share_UsedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`While orders are not paid or can still be cancelled, one guest can hold only so many places at this time. Please choose another time.`)
};

const fr_ca2_order_slot_share_used = /** @type {(inputs: Order_Slot_Share_UsedInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Tant que des commandes ne sont pas payées ou peuvent encore être annulées, une même personne ne peut prendre qu’un certain nombre de places à cette heure. Veuillez choisir une autre heure.`)
};

/**
* | output |
* | --- |
* | "While orders are not paid or can still be cancelled, one guest can hold only so many places at this time. Please choose another time." |
*
* @param {Order_Slot_Share_UsedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_slot_share_used = /** @type {((inputs?: Order_Slot_Share_UsedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_Slot_Share_UsedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_slot_share_used(inputs)
	return en_ca2_order_slot_share_used(inputs)
});