/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{ minutes: NonNullable<unknown> }} Queue_CanInputs */

const en_ca2_queue_can = /** @type {(inputs: Queue_CanInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`There’s no signal, but you can still order. Your order waits on this device and is sent within ${i?.minutes} minutes, as soon as there’s a signal. You’ll always see where it stands.`)
};

const fr_ca2_queue_can = /** @type {(inputs: Queue_CanInputs) => LocalizedString} */ (i) => {
	return /** @type {LocalizedString} */ (`Il n’y a pas de réseau, mais vous pouvez quand même commander. Votre commande attend sur cet appareil et part d’ici ${i?.minutes} minutes, dès que le réseau revient. Vous verrez toujours où elle en est.`)
};

/**
* | output |
* | --- |
* | "There’s no signal, but you can still order. Your order waits on this device and is sent within {minutes} minutes, as soon as there’s a signal. You’ll always ..." |
*
* @param {Queue_CanInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_can = /** @type {((inputs: Queue_CanInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_CanInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_can(inputs)
	return en_ca2_queue_can(inputs)
});