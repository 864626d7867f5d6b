/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Order_SoundInputs */

const en_ca2_order_sound = /** @type {(inputs: Order_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Sound when it’s ready`)
};

const fr_ca2_order_sound = /** @type {(inputs: Order_SoundInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Un son quand c’est prêt`)
};

/**
* | output |
* | --- |
* | "Sound when it’s ready" |
*
* @param {Order_SoundInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const order_sound = /** @type {((inputs?: Order_SoundInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Order_SoundInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_order_sound(inputs)
	return en_ca2_order_sound(inputs)
});