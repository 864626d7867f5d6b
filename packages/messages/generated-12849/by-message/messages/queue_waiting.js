/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */

/** @typedef {{}} Queue_WaitingInputs */

const en_ca2_queue_waiting = /** @type {(inputs: Queue_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Not placed yet: waiting for a signal`)
};

const fr_ca2_queue_waiting = /** @type {(inputs: Queue_WaitingInputs) => LocalizedString} */ () => {
	return /** @type {LocalizedString} */ (`Pas encore passée : en attente de réseau`)
};

/**
* | output |
* | --- |
* | "Not placed yet: waiting for a signal" |
*
* @param {Queue_WaitingInputs} inputs
* @param {{ locale?: "en-CA" | "fr-CA" }} options
* @returns {LocalizedString}
*/
export const queue_waiting = /** @type {((inputs?: Queue_WaitingInputs, options?: { locale?: "en-CA" | "fr-CA" }) => LocalizedString) & import('../runtime.js').MessageMetadata<Queue_WaitingInputs, { locale?: "en-CA" | "fr-CA" }, {}>} */ ((inputs = {}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr-CA") return fr_ca2_queue_waiting(inputs)
	return en_ca2_queue_waiting(inputs)
});