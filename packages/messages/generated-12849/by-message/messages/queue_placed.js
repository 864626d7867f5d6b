/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ number: NonNullable<unknown> }} Queue_PlacedInputs */

const en_ca2_queue_placed = /** @type {(inputs: Queue_PlacedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Your order is placed: number ${i?.number}`)
};

const fr_ca2_queue_placed = /** @type {(inputs: Queue_PlacedInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Votre commande est passée : numéro ${i?.number}`)
};

/**
* | output |
* | --- |
* | "Your order is placed: number {number}" |
*
* @param {Queue_PlacedInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_placed = /** @type {((inputs: Queue_PlacedInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_PlacedInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_placed(inputs)
	return en_ca2_queue_placed(inputs)
});